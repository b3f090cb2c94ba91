export { SubstituteRequests } from "./stand-in/substitute-requests.tsx";
