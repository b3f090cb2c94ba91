import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type FormEvent, useId } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type contract, costCentres as entity } from "../contract.ts";
import { texts } from "../text.ts";
import { type ShareTarget, useShares } from "./use-shares.ts";
import "#kit/web/master-data/master-data.css";
import "./cost-centres.css";

type Centres = AnswerOf<typeof contract.listCostCentres>["items"];

interface Given extends ShareTarget {
	readonly name: string;
	readonly costCentres: Centres;
	readonly close: () => void;
}

export function SharesForm({ name, costCentres, close, ...target }: Given) {
	const t = useTexts(texts).selector;
	const { cancel } = useTexts(kitTexts);
	const formId = useId();
	const form = useShares(target, costCentres);
	const mayWrite = useMay(entity.permission, "WRITE");
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (await form.save()) close();
	};
	return (
		<PanelFrame
			sub={t.sub(name)}
			footer={
				mayWrite && (
					<>
						<Button variant="default" data-far-left onClick={close}>
							{cancel}
						</Button>
						<Button type="submit" form={formId} loading={form.isSaving} disabled={!form.isReady}>
							{t.save}
						</Button>
					</>
				)
			}
		>
			<form id={formId} className="master-form" noValidate onSubmit={(event) => void submit(event)}>
				<DateField
					label={t.validFrom}
					required
					value={form.validFrom}
					onChange={form.setValidFrom}
				/>
				<Shares form={form} costCentres={costCentres} />
			</form>
		</PanelFrame>
	);
}

interface SharesGiven {
	readonly form: ReturnType<typeof useShares>;
	readonly costCentres: Centres;
}

function Shares({ form, costCentres }: SharesGiven) {
	const t = useTexts(texts).selector;
	const format = useFormat();
	const { shares } = form;
	const options = costCentres.map(({ id, code, name }) => ({
		value: id,
		label: `${code} ${name}`,
	}));
	const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? "";
	const isFree = (id: string) => !shares.some(({ costCentreId }) => costCentreId === id);
	return (
		<div className="cost-centre-shares">
			{shares.length === 0 && <p className="cost-centre-none">{t.none}</p>}
			{shares.map(({ costCentreId, percent }, index) => (
				<div className="cost-centre-share" key={costCentreId}>
					<span>{nameOf(costCentreId)}</span>
					<DecimalField
						label={t.percent(nameOf(costCentreId))}
						value={percent}
						least={0.01}
						most={100}
						onChange={(next) => form.setPercent(index, next)}
					/>
					<IconButton
						icon={IconX}
						label={t.remove(nameOf(costCentreId))}
						onClick={() => form.remove(index)}
					/>
				</div>
			))}
			{shares.length > 0 && (
				<p className="cost-centre-sum" role="status" data-wrong={!form.isReady || undefined}>
					{t.sum(format.number(form.sum))}
				</p>
			)}
			<SelectField
				label={t.add}
				value={null}
				options={options.filter(({ value }) => isFree(value))}
				onChange={(id) => id !== null && form.add(id)}
			/>
		</div>
	);
}
