import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { sizes } from "#kit/contract/limits.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { narrowerThan } from "#kit/ui/scale-of-type.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { FigurePreviewSection } from "#kit/web/preview/figure-preview-section.tsx";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay } from "../contract/days.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type ofDay, worksheetAddException } from "./panels.ts";
import { renewWorksheets } from "./renew-worksheets.ts";
import { useDayLines } from "./templates/use-day-lines.ts";

type Given = PanelProps<typeof ofDay>;

/** The whole day would take two lines of its head. */
const phone = narrowerThan(sizes.phoneBelow);

/** What is planned for a day of a person, and the way to the days beside it. */
export default function WorksheetDetailPanel(given: Given) {
	const { userId } = given;
	const { plans, exceptions: t } = useTexts(texts);
	const format = useFormat();
	const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
	const [day, setDay] = useState(given.day);
	const turn = (by: 1 | -1) => setDay(isoOfDay((dayOfIso(day) + by) as LocalDay));
	return (
		<AnswerPanel
			endpoint={contract.listUserWorksheetDays}
			input={{ userId, from: day, to: day }}
			words={plans}
		>
			{({ firstName, lastName, days }) => (
				<PanelFrame
					title={isPhone ? format.dayWithYear(day) : format.longDay(day)}
					crumb={plans.one}
					sub={`${lastName}, ${firstName}`}
					actions={
						<>
							<IconButton icon={IconChevronLeft} label={t.previous} onClick={() => turn(-1)} />
							<IconButton icon={IconChevronRight} label={t.next} onClick={() => turn(1)} />
						</>
					}
					footer={<Foot userId={userId} planned={days[0]} />}
				>
					{days[0] && <PlannedDayFacts planned={days[0]} />}
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}

/** What holds on a day: by which template, target, times, and what lets it differ. */
function PlannedDayFacts({ planned }: { readonly planned: PlannedDay }) {
	const { plans, day: words, exceptions: t } = useTexts(texts);
	const format = useFormat();
	const linesOf = useDayLines();
	const { templateName, kind, exception, holidays, isEmployed } = planned;
	const notes = [
		!isEmployed && t.notEmployed,
		templateName === null && exception === null && t.notPlanned,
		kind === "SHIFT" && exception === null && t.byShifts,
	].filter((note) => note !== false);
	const facts: readonly (readonly [string, string])[] = [
		...(templateName === null ? [] : [[plans.fields.templateId, templateName] as const]),
		[words.target, planned.targetMinutes === 0 ? words.free : format.hours(planned.targetMinutes)],
		...linesOf(planned),
		[t.title, exception?.reason ?? t.none],
		...holidays.map(({ name }) => [t.holiday, name] as const),
	];
	return (
		<Section label={plans.one}>
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			<Facts>
				{facts.map(([label, text]) => (
					<Fact key={`${label} ${text}`} label={label}>
						{text}
					</Fact>
				))}
			</Facts>
		</Section>
	);
}

function Foot({ userId, planned }: { userId: string; planned: PlannedDay | undefined }) {
	const t = useTexts(texts).exceptions;
	const mayWrite = useMay("worksheets.manage", "WRITE");
	if (!mayWrite || planned === undefined) return null;
	const { day, exception } = planned;
	const edit = () => openPanel(worksheetAddException, { userId, day }, { stack: "sub" });
	if (exception === null) return <Button onClick={edit}>{t.create}</Button>;
	const input = { exceptionId: exception.id };
	const call = () => ({ endpoint: contract.deleteWorksheetException, input });
	const remove = () =>
		removeEntry({
			title: t.remove,
			text: t.removeText,
			details: <FigurePreviewSection call={call} isAtOnce />,
			remove: () => api(contract.deleteWorksheetException, input),
			renew: renewWorksheets,
		});
	return (
		<>
			<Button variant="default" onClick={() => void remove()}>
				{t.remove}
			</Button>
			<Button onClick={edit}>{t.edit}</Button>
		</>
	);
}
