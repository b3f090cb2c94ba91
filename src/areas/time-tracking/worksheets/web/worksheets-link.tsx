import { isoOfDay } from "#domain/time/iso-day.ts";
import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { plans } from "../contract/plans.ts";
import { templates } from "../contract/templates.ts";
import { texts } from "../text.ts";
import { usersWorksheets } from "./panels.ts";

/** Of a person's panel: by which template the person works today and later. */
export default function WorksheetsLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).plans;
	const period = usePeriod();
	const { list } = plans.operations;
	const { data } = useApi(list, { userId });
	useLiveTopic(templates.topic, () => void renew(list));
	const today = isoOfDay(dayNow());
	const held = data?.items.filter(({ validTo }) => validTo === null || validTo >= today);
	const said = held?.map(
		({ templateName, validFrom, validTo }) => `${templateName} ${period(validFrom, validTo)}`,
	);
	const run = () => openPanel(usersWorksheets, { userId }, { stack: "sub" });
	return <LinkRow title={t.crumb} value={said && (said.join(", ") || t.none)} run={run} />;
}
