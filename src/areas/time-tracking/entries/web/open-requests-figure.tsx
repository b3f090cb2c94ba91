import { FigureButton } from "#kit/ui/facts/figure-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { timeTrackingsDetail } from "./panels.ts";

/** Of a person's panel: what the person asks for and nobody has decided; leads to the oldest. */
export default function OpenRequestsFigure({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).openRequests;
	const format = useFormat();
	const { data, error } = useApi(contract.listTimeTrackingsOf, {
		userIds: userId,
		isOpen: "true",
		sortBy: "begin",
		sortDirection: "ASC",
		pageSize: 1,
	});
	useLiveTopic("TRACKINGS", () => void renew(contract.listTimeTrackingsOf));
	if (error !== null) return null;
	const oldest = data?.items[0];
	return (
		<FigureButton
			label={t.title}
			value={data && String(data.total)}
			note={oldest ? t.since(format.day(oldest.begin)) : t.none}
			run={oldest && (() => openPanel(timeTrackingsDetail, { id: oldest.id }, { stack: "sub" }))}
		/>
	);
}
