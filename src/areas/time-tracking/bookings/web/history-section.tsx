import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { usersBookingHistory } from "./panels.ts";

/** The way to a person's bookings, in her detail. */
export default function HistorySection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).history;
	const run = () => openPanel(usersBookingHistory, { userId });
	return (
		<PersonSection title={t.title} action={{ label: t.show, run }}>
			{t.hint}
		</PersonSection>
	);
}
