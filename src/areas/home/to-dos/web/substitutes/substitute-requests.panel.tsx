import { SubstituteRequests } from "#areas/absences/requests/web/public.ts";
import { contract } from "#areas/home/dashboard/contract.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { renew } from "#kit/web/use-api.ts";

/** Requests to stand in that wait for one's own answer; the card counts anew after each. */
export default function SubstituteRequestsPanel() {
	return (
		<PanelFrame>
			<SubstituteRequests onAnswered={() => void renew(contract.getOverview)} />
		</PanelFrame>
	);
}
