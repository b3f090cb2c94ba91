import { Button } from "@mantine/core";
import type { noParams } from "#kit/contract/master-data/master-params.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useSavedSettings } from "#kit/web/grid/use-saved-settings.ts";
import { useTexts } from "#kit/web/texts.ts";
import { ExtendedFilterFields } from "./extended-filter-fields.tsx";
import { filterTexts } from "./filter-text.ts";
import { type ExtendedValues, extendedOf, keptOf, noFilter } from "./filter-values.ts";
import { trackingList, useTrackingColumns } from "./use-tracking-columns.tsx";
import { useTrackingFilters } from "./use-tracking-filters.tsx";

/** All filters of the list of entries at once; what is applied stands there as chips and can be kept as a view. */
export default function TimeTrackingsExtendedFilterPanel({ close }: PanelProps<typeof noParams>) {
	const t = useTexts(filterTexts);
	const filters = useTrackingFilters();
	const columns = useTrackingColumns();
	const { settings, change } = useSavedSettings({ ...trackingList, columns });
	const form = useForm<ExtendedValues>({
		draftKey: "time-trackings.extended-filter",
		initial: extendedOf(filters, settings.filters ?? {}),
		fields: useRules(),
		save: async (values) => change({ filters: keptOf(values) }),
	});
	const clear = () => {
		for (const [name, value] of Object.entries(noFilter)) {
			form.set(name as keyof ExtendedValues, value as never);
		}
	};
	return (
		<FormPanel
			form={form}
			close={close}
			saveLabel={t.apply}
			buttons={
				<Button variant="default" className="entries-clear" onClick={clear}>
					{t.clear}
				</Button>
			}
		>
			<ExtendedFilterFields form={form} filters={filters} />
		</FormPanel>
	);
}

function useRules(): FormRules<ExtendedValues> {
	const { labels, recursive, customFields: custom } = useTexts(filterTexts);
	const { units: unitIds, ...others } = labels;
	const words: Record<keyof ExtendedValues, string> = { ...others, unitIds, recursive, custom };
	return Object.fromEntries(
		Object.entries(words).map(([name, label]) => [name, { label }]),
	) as unknown as FormRules<ExtendedValues>;
}
