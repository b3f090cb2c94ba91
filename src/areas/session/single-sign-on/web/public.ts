export { ProviderButtons } from "./provider-buttons.tsx";
export { ProviderMark } from "./provider-mark.tsx";
export { tellRejection } from "./tell-rejection.ts";
