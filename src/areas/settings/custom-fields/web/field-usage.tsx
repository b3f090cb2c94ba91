import { confirm } from "#kit/ui/dialog/confirm.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import type { RemoveEntry } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewFields, useFieldRights } from "./use-groups.ts";
import "./custom-fields.css";

interface Given {
	readonly item: { readonly id: string };
}

/** How many values there are: they go with the field. */
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
			</div>
		</Section>
	);
}

function usePrintCount() {
	const t = useTexts(texts).detail;
	const format = useFormat();
	return (count: number) => (count === 1 ? t.values1 : t.valuesMany(format.number(count, 0)));
}

/** Deletes a field: with its values only after they were named and given up. */
export function useFieldRemoval(usual: RemoveEntry): RemoveEntry {
	const t = useTexts(texts).detail;
	const print = usePrintCount();
	return async (item) => {
		const { id } = item;
		const usage = await api(contract.getCustomFieldUsage, { id }).catch((error: unknown) => {
			handleError(error, { context: t.removing });
		});
		if (usage === undefined) return false;
		const { count } = usage;
		if (count === 0) return usual(item);
		const answer = await confirm({
			title: t.removeTitle,
			text: t.removeText(String(item.name), print(count)),
			checkbox: t.understood,
			confirm: t.removeTitle,
			danger: true,
		});
		if (answer === null) return false;
		return attempt({
			context: t.removing,
			act: async () => {
				const { jobId } = await api(contract.deleteCustomField, { id, removeValues: "true" });
				toast({ type: "positive", title: jobId === null ? t.gone : t.started });
			},
			renew: renewFields,
		});
	};
}
