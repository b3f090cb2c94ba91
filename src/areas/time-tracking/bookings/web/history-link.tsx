import { PersonLink } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { usersBookingHistory } from "./panels.ts";

/** Of a person's panel: the way to the bookings. */
export default function HistoryLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).history;
	const run = () => openPanel(usersBookingHistory, { userId });
	return <PersonLink title={t.title} value={t.hint} run={run} />;
}
