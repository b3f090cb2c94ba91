/** Fetches the steps. By itself: what they need is a long list of files, which the dashboard of everybody else would carry. */
export const fetchSteps = () => import("./first-steps.tsx");
