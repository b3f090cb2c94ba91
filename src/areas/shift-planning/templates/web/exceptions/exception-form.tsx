import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { changedBy, leavesOut } from "#domain/shifts/templates/virtual-copies.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import { useKinds } from "../use-kinds.ts";
import { type DemandLine, wholeLine } from "./lines-on.ts";

interface Given {
	readonly workspaceId: string;
	readonly day: string;
	readonly line: DemandLine;
	readonly close: () => void;
	/** Which line of which day it is about. */
	readonly children: ReactNode;
}

const choices = ["CHANGED", "SKIPPED"] as const;

interface Typed {
	readonly what: (typeof choices)[number];
	readonly activityId: string | null;
	readonly times: { readonly begin: number; readonly end: number } | null;
}

/** What is different of a line on a day; an exception that is there can be taken back. */
export function ExceptionForm(given: Given) {
	const { line, close, children } = given;
	const words = useTexts(texts);
	const { exception: t } = words;
	const kinds = useKinds();
	const form = useExceptionForm(given);
	const options = kinds
		.filter(({ id, isEnabled }) => isEnabled || id === form.values.activityId)
		.map(({ id, name: label, color }) => ({ value: id, label, color }));
	return (
		<FormPanel form={form} close={close} buttons={<AsAlways line={line} close={close} />}>
			{children}
			<FormSection id="exception" title={t.different}>
				<div data-wide>
					<SegmentedField
						{...form.field("what")}
						options={choices.map((value) => ({ value, label: t.choices[value] }))}
					/>
				</div>
				{form.values.what === "CHANGED" && (
					<>
						<SelectField {...form.field("activityId")} options={options} />
						<TimeRangeField {...form.field("times")} passesMidnight />
					</>
				)}
				<div data-wide>
					<p>{t.usual(wholeLine(line.item, kinds, words))}</p>
					{line.filled > 0 && <p>{t.staying(line.filled)}</p>}
				</div>
			</FormSection>
		</FormPanel>
	);
}

function useExceptionForm({ workspaceId, day, line: { item, exception } }: Given) {
	const { line: words, exception: t } = useTexts(texts);
	const { activityId, beginMinute, endMinute } = changedBy(item, exception);
	return useApiForm<Typed, typeof contract.createTemplateException>({
		draftKey: `workspaces.template-exception:${item.id}:${day}`,
		initial: {
			what: exception !== null && leavesOut(exception) ? "SKIPPED" : "CHANGED",
			activityId,
			times: { begin: beginMinute, end: endMinute },
		},
		fields: {
			what: { label: t.what, section: "exception" },
			activityId: { label: words.kind, required: true, section: "exception" },
			times: { label: words.times, required: true, section: "exception" },
		},
		endpoint: contract.createTemplateException,
		input: (typed) => ({
			...{ workspaceId, itemId: item.id, day },
			...(typed.what === "CHANGED" && {
				activityId: typed.activityId === item.activityId ? null : typed.activityId,
				beginMinute: typed.times?.begin ?? null,
				endMinute: typed.times?.end ?? null,
			}),
		}),
		renews: [contract.getDemand],
	});
}

function AsAlways({ line: { exception }, close }: Pick<Given, "line" | "close">) {
	const { exception: t } = useTexts(texts);
	if (exception === null) return null;
	const takeBack = async () => {
		const isDone = await attempt({
			...{ context: t.takingBack, done: t.taken },
			act: () => api(contract.deleteTemplateException, { id: exception.id }),
			renew: () => renew(contract.getDemand),
		});
		if (isDone) close();
	};
	return (
		<Button variant="default" onClick={() => void takeBack()}>
			{t.asAlways}
		</Button>
	);
}
