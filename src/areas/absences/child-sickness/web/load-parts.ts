/** All of it in one file: the shell names each that there is. */
export const loadParts = () => import("./child-counts.tsx");
