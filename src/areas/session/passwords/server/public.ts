export { setPasswordFor } from "./set-password.ts";
