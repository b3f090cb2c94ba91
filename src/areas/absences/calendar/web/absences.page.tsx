import { AbsenceCalendar } from "./absence-calendar.tsx";

const zooms = ["MONTH", "SIX_WEEKS", "QUARTER"] as const;

/** Who is away when, some weeks at a time. */
export default function AbsencesPage() {
	return <AbsenceCalendar zooms={zooms} zoom="SIX_WEEKS" />;
}
