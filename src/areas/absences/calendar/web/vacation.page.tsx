import { AbsenceCalendar } from "./absence-calendar.tsx";

const zooms = ["YEAR", "QUARTER", "MONTH"] as const;
const leave = ["LEAVE"] as const;

/** Leave of a whole year. */
export default function VacationPage() {
	return <AbsenceCalendar zooms={zooms} zoom="YEAR" classTypes={leave} />;
}
