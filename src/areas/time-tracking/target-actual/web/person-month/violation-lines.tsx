import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { violationText } from "#areas/time-tracking/time-rules/web/public.ts";
import { useFormat } from "#kit/web/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import type { MonthDay } from "./month-days.ts";

interface Given {
	readonly violations: MonthDay["violations"];
}

/** What is wrong with a day, a sentence each; belongs into the body of the table. */
export function ViolationLines({ violations }: Given) {
	const language = useLanguage();
	const format = useFormat();
	if (violations.length === 0) return null;
	return (
		<tr>
			<td colSpan={9}>
				<ul className="day-violations">
					{violations.map((violation) => {
						const Shape = violation.severity === "INFO" ? IconInfoCircle : IconAlertTriangle;
						return (
							<li key={violation.code} data-severity={violation.severity}>
								<Shape size={14} stroke={1.8} aria-hidden />
								{violationText(violation, language, format)}
							</li>
						);
					})}
				</ul>
			</td>
		</tr>
	);
}
