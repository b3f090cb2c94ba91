import { registeredPanels } from "./registered-panels.ts";

/** `npm run panels`: every registered panel as JSON, one object each. */
console.log(JSON.stringify(await registeredPanels(), null, "\t"));
