import { assignPanel } from "#kit/web/person-record/assign-panel.tsx";
import { planScreens } from "./plan-screens.tsx";

/** Asks what several people are to work by, and gives it to them. */
export default assignPanel(planScreens);
