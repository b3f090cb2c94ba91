export { ChildSickYears } from "./child-sick-years.tsx";
