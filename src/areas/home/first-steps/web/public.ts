export { FirstStepsPart, fetchFirstSteps, useFirstSteps } from "./first-steps-part.tsx";
