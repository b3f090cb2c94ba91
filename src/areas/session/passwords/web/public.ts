export { askNewPassword } from "./ask-new-password.ts";
export { openForgotPassword } from "./open-forgot-password.ts";
