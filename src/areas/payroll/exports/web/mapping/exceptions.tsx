import { IconX } from "@tabler/icons-react";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { PersonPick } from "#areas/staff/users/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { ShownMapping } from "../../contract/mappings.ts";
import { texts } from "../../text.ts";
import { emptyMapping, Heads, type MappingsGiven } from "./account-rows.tsx";
import { MappingFields } from "./mapping-fields.tsx";

const targets = ["USER", "COST_CENTRE", "EMPLOYMENT_TYPE"] as const;

/** What holds for some people otherwise; the narrower goes first. */
export function Exceptions({ type, accounts, mappings, onChange, isValidated }: MappingsGiven) {
	const t = useTexts(texts).mapping;
	const first = accounts[0];
	const places = mappings.flatMap((one, nth) => (one.target === "ALL" ? [] : [{ one, nth }]));
	const add = () => {
		if (first === undefined) return;
		onChange([...mappings, { ...emptyMapping(first.id), target: "USER" }]);
	};
	return (
		<Section title={t.exceptions}>
			{places.length === 0 ? (
				<p className="mapping-about">{t.noExceptions}</p>
			) : (
				<div className="mapping-rows" data-type={type}>
					<Heads type={type} first={t.target} />
					{places.map(({ one, nth }, at) => (
						<Exception
							key={nth}
							{...{ type, accounts, isValidated, place: at + 1, mapping: one }}
							onChange={(next) => onChange(mappings.with(nth, next))}
							onRemove={() => onChange(mappings.toSpliced(nth, 1))}
						/>
					))}
				</div>
			)}
			<AddButton label={t.addException} size="xs" variant="default" onClick={add} />
		</Section>
	);
}

interface ExceptionGiven extends Pick<MappingsGiven, "type" | "accounts" | "isValidated"> {
	readonly place: number;
	readonly mapping: ShownMapping;
	readonly onChange: (mapping: ShownMapping) => void;
	readonly onRemove: () => void;
}

function Exception(given: ExceptionGiven) {
	const { type, accounts, place, mapping, isValidated, onChange, onRemove } = given;
	const t = useTexts(texts).mapping;
	const account = accounts.find(({ id }) => id === mapping.accountId);
	const name = `${place} ${account?.code ?? ""}`;
	return (
		<div className="mapping-row">
			<div className="mapping-target">
				<CompactSelect
					label={`${t.account} ${place}`}
					value={mapping.accountId}
					options={accounts.map(({ id, code }) => ({ value: id, label: code }))}
					onChange={(accountId) => onChange({ ...mapping, accountId })}
				/>
				<CompactSelect<(typeof targets)[number]>
					label={`${t.target} ${place}`}
					value={mapping.target === "ALL" ? "USER" : mapping.target}
					options={targets.map((value) => ({ value, label: t.targets[value] }))}
					onChange={(target) => onChange({ ...mapping, target, targetId: null })}
				/>
				<TargetChoice mapping={mapping} onChange={onChange} />
			</div>
			<MappingFields
				{...{ type, name, mapping, isValidated, isAway: account?.isAway ?? false }}
				onChange={(typed) => onChange({ ...mapping, ...typed })}
			/>
			<IconButton icon={IconX} label={t.removeException(place)} onClick={onRemove} />
		</div>
	);
}

type ChoiceGiven = Pick<ExceptionGiven, "mapping" | "onChange">;

/** Whom it is for. */
function TargetChoice({ mapping, onChange }: ChoiceGiven) {
	const t = useTexts(texts).mapping.targets;
	const { target, targetId, targetName } = mapping;
	const choose = (id: string | null) => onChange({ ...mapping, targetId: id, targetName: null });
	const page = { isEnabled: true, pageSize: limits.listLength };
	const types = useApi(employmentTypes.listEmploymentTypes, page, {
		...{ context: t.EMPLOYMENT_TYPE, enabled: target === "EMPLOYMENT_TYPE" },
	});
	const centres = useApi(costCentres.listCostCentres, page, {
		...{ context: t.COST_CENTRE, enabled: target === "COST_CENTRE" },
	});
	if (target === "USER" || target === "ALL")
		return <PersonPick label={t.USER} value={targetId} name={targetName} onChange={choose} />;
	const found =
		target === "COST_CENTRE"
			? (centres.data?.items ?? []).map(({ id, code, name }) => ({ id, name: `${code} ${name}` }))
			: (types.data?.items ?? []);
	const known = found.map(({ id, name }) => ({ value: id, label: name }));
	const isKnown = targetId === null || known.some(({ value }) => value === targetId);
	const own = { value: targetId ?? "", label: targetName ?? "" };
	return (
		<CompactSelect
			label={t[target]}
			value={targetId ?? ""}
			options={isKnown ? known : [own, ...known]}
			onChange={choose}
		/>
	);
}
