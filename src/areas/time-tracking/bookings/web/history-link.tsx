import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { usersBookingHistory } from "./panels.ts";

/** Of a person's panel: the way to the bookings. */
export default function HistoryLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).history;
	const run = () => openPanel(usersBookingHistory, { userId });
	return <LinkRow title={t.title} value={t.hint} run={run} />;
}
