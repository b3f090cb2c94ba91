export { EmploymentTypeInput } from "./employment-type-input.tsx";
