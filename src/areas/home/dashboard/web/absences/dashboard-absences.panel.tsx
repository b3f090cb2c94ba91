import { OwnAbsences } from "#areas/absences/requests/web/public.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

/** All of one's own absences that are not over. */
export default function DashboardAbsencesPanel() {
	const { planned } = useTexts(texts);
	return (
		<PanelFrame sub={planned}>
			<OwnAbsences />
		</PanelFrame>
	);
}
