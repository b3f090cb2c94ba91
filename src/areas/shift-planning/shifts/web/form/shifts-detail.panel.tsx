import { Button } from "@mantine/core";
import { IconEyeOff, IconPencil, IconSend } from "@tabler/icons-react";
import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { ShiftRequirements } from "#areas/shift-planning/workspaces/web/public.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type ShiftDetail } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { type ofShift, shiftsEdit } from "../panels.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { useShiftGroups } from "./shift-custom.ts";
import { useShiftWords } from "./use-shift-words.ts";

/** A planned shift: when, where, whose, and what may be done with it. */
export default function ShiftsDetailPanel({ id, close }: PanelProps<typeof ofShift>) {
	const { detail } = useTexts(texts);
	useLiveTopic("SHIFTS", () => void renew(contract.getShift));
	return (
		<AnswerPanel endpoint={contract.getShift} input={{ id }} words={detail}>
			{(shift) => <Detail shift={shift} close={close} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly shift: ShiftDetail;
	readonly close: () => void;
}

function Detail({ shift, close }: Given) {
	const { nobody } = useTexts(featureTexts);
	const { user, activity } = shift;
	const name = user === null ? nobody : `${user.lastName}, ${user.firstName}`;
	return (
		<PanelFrame
			sub={`${name} · ${activity.name}`}
			state={<PublishedTag shift={shift} />}
			actions={<HistoryButton entity="shift" entityId={shift.id} />}
			footer={(shift.mayChange || shift.mayDelete) && <Foot shift={shift} close={close} />}
		>
			<Section label={activity.name}>
				<ShiftFacts shift={shift} />
			</Section>
			<ShiftCustom shift={shift} />
			<Slot place={{ section: "shifts.detail" }} props={{ shift }} />
			<ShiftRequirements shift={shift} />
		</PanelFrame>
	);
}

function PublishedTag({ shift }: Pick<Given, "shift">) {
	const t = useTexts(featureTexts);
	const isKnown = shift.publishedAt !== null;
	return (
		<IconTag icon={isKnown ? IconSend : IconEyeOff} tone={isKnown ? "apr" : "pln"}>
			{isKnown ? t.published : t.unpublished}
		</IconTag>
	);
}

function ShiftFacts({ shift }: Pick<Given, "shift">) {
	const { detail: t, form } = useTexts(texts);
	const { nobody } = useTexts(featureTexts);
	const format = useFormat();
	const words = useShiftWords();
	const { workspace, customer, group, publishedAt } = shift;
	return (
		<Facts>
			<Fact label={t.day}>{format.longDay(shift.day)}</Fact>
			<Fact label={t.time}>{words.times(shift)}</Fact>
			{shift.pauses.length > 0 && <Fact label={t.pauses}>{words.pauses(shift)}</Fact>}
			<Fact label={t.minutes}>{format.hours(shift.minutes)}</Fact>
			{workspace && <Fact label={form.workspace}>{workspace.name}</Fact>}
			<Fact label={t.unit}>{shift.unit.name}</Fact>
			{customer && <Fact label={t.customer}>{customer.name}</Fact>}
			{group.length > 0 && (
				<Fact label={t.group}>{group.map(({ name }) => name ?? nobody).join("; ")}</Fact>
			)}
			{publishedAt !== null && <Fact label={t.published}>{format.instant(publishedAt)}</Fact>}
		</Facts>
	);
}

/** What the company adds to its shifts, group by group. */
function ShiftCustom({ shift }: Pick<Given, "shift">) {
	const groups = useShiftGroups(shift);
	const { custom, customNames } = shift;
	return groups.map(({ id, name, fields }) => (
		<section key={id} className="form-section" aria-label={name}>
			<div className="form-section-head">
				<h3>{name}</h3>
			</div>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</section>
	));
}

function Foot({ shift: { id, mayChange, mayDelete }, close }: Given) {
	const t = useTexts(texts);
	const remove = () =>
		removeEntry({
			...{ title: t.doing.remove, text: t.detail.removeText, onRemoved: close },
			remove: () => api(contract.deleteShift, { id }),
			renew: async () => renewPlan(),
		});
	return (
		<>
			{mayDelete && <DangerButton onClick={() => void remove()}>{t.menu.remove}</DangerButton>}
			{mayChange && (
				<Button
					size="sm"
					leftSection={<IconPencil size={16} aria-hidden />}
					onClick={() => openPanel(shiftsEdit, { id })}
				>
					{t.menu.edit}
				</Button>
			)}
		</>
	);
}
