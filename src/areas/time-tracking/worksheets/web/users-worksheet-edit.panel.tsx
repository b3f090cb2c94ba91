import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PersonEditor } from "#kit/web/person-record/person-list.tsx";
import type { ofPlanEdit } from "./panels.ts";
import { planScreens } from "./plan-screens.tsx";

/** A new plan of a person, or one that is corrected, ended or deleted. */
export default function UsersWorksheetEditPanel(given: PanelProps<typeof ofPlanEdit>) {
	return <PersonEditor screens={planScreens} id={given.worksheetId} {...given} />;
}
