import { useState } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import type { exceptionParams } from "../panels.ts";
import { texts } from "../text.ts";
import { useKinds } from "../use-kinds.ts";
import { ExceptionForm } from "./exception-form.tsx";
import { type DemandLine, linesOn, wholeLine } from "./lines-on.ts";

/** Says of one line of a workspace's templates that it is otherwise on one day, or not needed. */
export default function WorkspacesTemplateExceptionPanel({
	workspaceId,
	day,
	itemId,
	close,
}: PanelProps<typeof exceptionParams>) {
	const { exception: t } = useTexts(texts);
	const [chosen, choose] = useState<Chosen>({ day: day ?? isoOfDay(dayNow()), itemId });
	const { day: shown } = chosen;
	const input = { from: shown, to: shown, workspaceIds: [workspaceId] };
	return (
		<AnswerPanel endpoint={contract.getDemand} input={input} words={{ notLoaded: t.notLoaded }}>
			{(demand) => {
				const lines = linesOn(demand, shown);
				const line = lineOf(lines, chosen.itemId);
				const asked = <WhichLine {...{ lines, line, chosen, choose }} />;
				if (line === undefined) return <PanelFrame>{asked}</PanelFrame>;
				const key = `${line.item.id} ${shown} ${line.exception?.id ?? ""}`;
				return (
					<ExceptionForm key={key} {...{ workspaceId, day: shown, line, close }}>
						{asked}
					</ExceptionForm>
				);
			}}
		</AnswerPanel>
	);
}

interface Chosen {
	readonly day: string;
	readonly itemId: string | undefined;
}

/** Where there is but one it is meant. */
function lineOf(lines: readonly DemandLine[], itemId: string | undefined): DemandLine | undefined {
	return (
		lines.find(({ item }) => item.id === itemId) ?? (lines.length === 1 ? lines[0] : undefined)
	);
}

interface WhichGiven {
	readonly lines: readonly DemandLine[];
	readonly line: DemandLine | undefined;
	readonly chosen: Chosen;
	readonly choose: (chosen: Chosen) => void;
}

/** The day, and which of its lines. */
function WhichLine({ lines, line, chosen, choose }: WhichGiven) {
	const t = useTexts(texts);
	const { day, which, item: label, nobody } = t.exception;
	const kinds = useKinds();
	return (
		<FormSection id="which" title={which}>
			<DateField
				label={day}
				required
				value={chosen.day}
				onChange={(next) => next !== null && choose({ day: next, itemId: chosen.itemId })}
			/>
			<div data-wide>
				{lines.length === 0 ? (
					<EmptyState text={nobody} />
				) : (
					<SelectField
						label={label}
						required
						value={line?.item.id ?? null}
						options={lines.map(({ item }) => ({
							value: item.id,
							label: wholeLine(item, kinds, t),
						}))}
						onChange={(id) => choose({ day: chosen.day, itemId: id ?? undefined })}
					/>
				)}
			</div>
		</FormSection>
	);
}
