export { finishSignIn } from "./finish-sign-in.ts";
export { SignInFrame } from "./sign-in-frame.tsx";
