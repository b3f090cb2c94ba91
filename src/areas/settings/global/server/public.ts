export { resolveSetting } from "./resolve-setting.ts";
