export { ShiftRequirements } from "./shift-requirements.tsx";
