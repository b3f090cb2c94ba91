export { setPasswordFor } from "./set-password-for.ts";
