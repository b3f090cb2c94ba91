export { countedPresence } from "./count-presence.ts";
