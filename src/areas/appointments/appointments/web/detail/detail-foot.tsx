import { Button } from "@mantine/core";
import { IconCheck, IconChevronDown, IconPencil } from "@tabler/icons-react";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import type { MenuEntry } from "#kit/ui/menu/menu-given.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import { contract } from "../../contract.ts";
import { appointmentsEdit, appointmentsEditSeries } from "../panels.ts";
import { renewAppointments } from "../renew-appointments.ts";
import { texts } from "../text.ts";
import { useRemoval } from "./use-removal.ts";

interface Given {
	readonly one: AppointmentDetail;
	readonly close: () => void;
}

/** Deleting far left, then answering, then changing. */
export function DetailFoot({ one, close }: Given) {
	return (
		<>
			<RemoveButton one={one} close={close} />
			{one.ownAnswer !== null && <Answers one={one} />}
			{one.mayWrite && <EditButtons one={one} />}
		</>
	);
}

function RemoveButton({ one, close }: Given) {
	const { detail: t } = useTexts(texts);
	const { remove, putBack, isPending } = useRemoval(one, close);
	if (one.kind === "APPOINTMENT")
		return one.mayDelete ? (
			<DangerButton loading={isPending} onClick={() => void remove("ALL")}>
				{t.remove}
			</DangerButton>
		) : null;
	const isMoved = one.kind === "APPOINTMENT_SERIES_EXCEPTION";
	const entries: MenuEntry[] = [
		...(isMoved && one.mayWrite
			? [{ id: "back", label: t.putBack, onChoose: () => void putBack() }]
			: []),
		...(one.mayDelete
			? ([
					...(isMoved ? [] : [["one", t.removeOne, "ONE"] as const]),
					["from", t.removeFrom, "FROM"] as const,
					["all", t.removeAll, "ALL"] as const,
				].map(([id, label, what]) => ({
					...{ id, label, isDanger: true, onChoose: () => void remove(what) },
				})) satisfies MenuEntry[])
			: []),
	];
	if (entries.length === 0) return null;
	return (
		<DropMenu entries={entries} position="top-start">
			<Button
				variant="outline"
				color="red"
				data-far-left
				loading={isPending}
				rightSection={<IconChevronDown size={15} aria-hidden />}
			>
				{one.mayDelete ? t.remove : t.putBack}
			</Button>
		</DropMenu>
	);
}

function Answers({ one }: Pick<Given, "one">) {
	const { detail: t } = useTexts(texts);
	const { mutate, isPending } = useAction(contract.answerAppointment, {
		context: t.accept,
		onDone: renewAppointments,
	});
	const { id, ownAnswer } = one;
	const answers = [
		["DECLINED", t.decline],
		["ACCEPTED", t.accept],
	] as const;
	return answers
		.filter(([answer]) => answer !== ownAnswer)
		.map(([answer, label]) => (
			<Button
				key={answer}
				variant={answer === "ACCEPTED" && !one.mayWrite ? "filled" : "default"}
				loading={isPending}
				onClick={() => mutate({ id, answer })}
				leftSection={answer === "ACCEPTED" && <IconCheck size={16} stroke={2} aria-hidden />}
			>
				{label}
			</Button>
		));
}

function EditButtons({ one }: Pick<Given, "one">) {
	const { detail: t } = useTexts(texts);
	const { kind, id, exceptionId, originalDay } = one;
	const day = originalDay ?? "";
	const pencil = <IconPencil size={16} stroke={1.8} aria-hidden />;
	const edit = () =>
		openPanel(appointmentsEdit, {
			...{ context: kind, id: exceptionId ?? id },
			...(kind === "APPOINTMENT_SERIES_ITEM" && { day }),
		});
	if (kind === "APPOINTMENT")
		return (
			<Button leftSection={pencil} onClick={edit}>
				{t.edit}
			</Button>
		);
	return (
		<>
			<Button variant="default" onClick={() => openPanel(appointmentsEditSeries, { id, day })}>
				{t.editSeries}
			</Button>
			<Button leftSection={pencil} onClick={edit}>
				{t.editOne}
			</Button>
		</>
	);
}
