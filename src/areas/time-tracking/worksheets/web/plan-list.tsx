import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Plan } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { usersWorksheetDetail } from "./panels.ts";
import { usePeriod } from "./use-period.ts";
import "./worksheets.css";

/** Plans with their days, each with the way to its detail. */
export function PlanList({ plans }: { readonly plans: readonly Plan[] }) {
	const t = useTexts(texts).plans;
	const period = usePeriod();
	return (
		<ul className="worksheet-rows">
			{plans.map(({ id, userId, templateName, validFrom, validTo }) => {
				const days = period(validFrom, validTo);
				return (
					<li key={id}>
						<b>{templateName}</b>
						<span>{days}</span>
						<Button
							size="compact-sm"
							variant="subtle"
							aria-label={t.open(templateName, days)}
							onClick={() =>
								openPanel(usersWorksheetDetail, { userId, worksheetId: id }, { stack: "sub" })
							}
						>
							{t.show}
						</Button>
					</li>
				);
			})}
		</ul>
	);
}
