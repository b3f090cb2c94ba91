export { setUserTags } from "./set-user-tags.ts";
