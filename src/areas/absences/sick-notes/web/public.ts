export { SicknessSection } from "./sickness-section.tsx";
