export { followable, resolveSetting } from "./resolve-setting.ts";
