import { useMemo } from "react";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type {
	AddedScreens,
	AnyEntry,
	AnyValues,
	MasterScreens,
} from "#kit/web/master-data/master-screens.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomEntity } from "../../contract/field-kinds.ts";
import { texts } from "../../text.ts";
import { CustomFacts } from "./custom-facts.tsx";
import { type CustomRow, customColumns, useCustomFilters } from "./custom-list.ts";
import { NewCustomInputs, useNewCustom } from "./new-custom.tsx";
import type { NameOfPerson, PickPerson } from "./person-input.tsx";
import { shownGroups, useCustomFields } from "./use-custom-fields.ts";

export interface AddedGiven {
	readonly entity: CustomEntity;
	/** Changes the values of an entry. */
	readonly panel: Panel<typeof masterParams>;
	readonly pickPerson: PickPerson;
	readonly nameOfPerson: NameOfPerson;
}

type Row = AnyEntry & CustomRow;

/** Custom fields of a declared record that lies in no unit. */
export function addedScreens(given: AddedGiven): AddedScreens {
	const { entity, panel, pickPerson, nameOfPerson } = given;
	return {
		topic: "CUSTOMFIELDS",
		useList() {
			const { fields } = useCustomFields(entity);
			const filters = useCustomFilters<Row>(fields);
			const columns = useMemo(() => customColumns<Row>(fields), [fields]);
			// every entry of a record with such fields carries their values
			return { columns, filters } as unknown as ReturnType<AddedScreens["useList"]>;
		},
		useNew() {
			const mayPersonal = useMayGlobally("contracts.manage", "WRITE");
			const custom = useNewCustom<AnyValues>({
				entity,
				pickPerson,
				nameOfPerson,
				placeOf: () => ({ unitIds: [], mayPersonal }),
			});
			return {
				...custom,
				input: (values: AnyValues) => ({ custom: custom.input(values) }),
				inputs: (form: Form<AnyValues>) => <NewCustomInputs form={form} custom={custom} />,
			};
		},
		sections: (item, screens) => (
			<Sections row={item as Row} screens={screens} entity={entity} panel={panel} />
		),
	};
}

interface SectionsGiven extends Pick<AddedGiven, "entity" | "panel"> {
	readonly row: Row;
	readonly screens: MasterScreens;
}

/** What the company adds, group by group. */
function Sections({ row, screens, entity, panel }: SectionsGiven) {
	const { editAdded } = useTexts(texts).values;
	const { mayWrite } = useMasterRights(screens);
	const { groups } = useEntryGroups(entity, row.custom, "READ");
	return groups.map(({ id, name, fields }) => (
		<Section
			key={id}
			title={name}
			edit={mayWrite ? editAdded : undefined}
			onEdit={() => openPanel(panel, { id: row.id }, { stack: "sub" })}
		>
			<CustomFacts fields={fields} custom={row.custom} customNames={row.customNames} />
		</Section>
	));
}

/** The fields of an entry that one may see, or change, by their groups. */
export function useEntryGroups(
	entity: CustomEntity,
	custom: CustomRow["custom"],
	level: "READ" | "WRITE",
) {
	const { fields, isReady } = useCustomFields(entity);
	const mayPersonal = useMayGlobally("contracts.manage", level);
	const known = fields.filter(({ isPersonal }) => mayPersonal || !isPersonal);
	return { groups: shownGroups({ fields: known, unitIds: [], custom }), isReady };
}
