import { DangerButton } from "#kit/ui/danger-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { closePanel } from "#kit/ui/panel-stack/open-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { customFieldsFieldDetail } from "./panels.ts";
import { renewFields, useFieldRights } from "./use-groups.ts";
import "./custom-fields.css";

interface Given {
	readonly item: { readonly id: string; readonly name: string };
}

/** How many values there are, and the way to be rid of them with the field. */
export function FieldUsage({ item }: Given) {
	const t = useTexts(texts).detail;
	const { mayDelete } = useFieldRights();
	const { data, isError } = useApi(contract.getCustomFieldUsage, { id: item.id });
	const count = data?.count ?? 0;
	const print = usePrintCount();
	return (
		<Section title={t.values}>
			<div className="custom-usage">
				<div>
					<span>{isError ? t.valuesNotLoaded : data && print(count)}</span>
					{mayDelete && count > 0 && <small>{t.heldByValues}</small>}
				</div>
				{mayDelete && count > 0 && <RemoveButton item={item} count={count} />}
			</div>
		</Section>
	);
}

function usePrintCount() {
	const t = useTexts(texts).detail;
	const format = useFormat();
	return (count: number) => (count === 1 ? t.values1 : t.valuesMany(format.number(count, 0)));
}

function RemoveButton({ item, count }: Given & { readonly count: number }) {
	const t = useTexts(texts).detail;
	const print = usePrintCount();
	const action = useAction(contract.deleteCustomField, { context: t.removing });
	const remove = async () => {
		const answer = await confirm({
			title: t.removeTitle,
			text: t.removeText(item.name, print(count)),
			checkbox: t.understood,
			confirm: t.removeTitle,
			danger: true,
		});
		if (answer === null) return;
		try {
			const { jobId } = await action.mutateAsync({ id: item.id, removeValues: "true" });
			toast({ type: "positive", title: jobId === null ? t.gone : t.started });
			closePanel(customFieldsFieldDetail);
			await renewFields();
		} catch {
			// shown by the error handler
		}
	};
	return (
		<DangerButton disabled={action.isPending} onClick={() => void remove()}>
			{t.removeWithValues(count)}
		</DangerButton>
	);
}
