export { ProviderButtons, ProviderMark } from "./provider-buttons.tsx";
export { tellRejection } from "./tell-rejection.ts";
