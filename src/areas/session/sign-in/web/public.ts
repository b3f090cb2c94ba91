export { finishSignIn } from "./remembered-login.ts";
export { SignInFrame } from "./sign-in-frame.tsx";
