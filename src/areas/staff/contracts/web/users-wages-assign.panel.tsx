import { assignPanel } from "#kit/web/person-record/assign-panel.tsx";
import { wageScreens } from "./screens.tsx";

/** Asks for a wage and gives it to several people. */
export default assignPanel(wageScreens);
