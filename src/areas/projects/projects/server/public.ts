export { projectsOf } from "./projects-of.ts";
