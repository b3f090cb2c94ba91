import type { ExportType } from "#domain/wage-export/wage-mapping.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MappedAccount, ShownMapping } from "../../contract/mappings.ts";
import { texts } from "../../text.ts";
import { MappingFields, type TypedMapping } from "./mapping-fields.tsx";

export interface MappingsGiven {
	readonly type: ExportType;
	readonly accounts: readonly MappedAccount[];
	readonly mappings: readonly ShownMapping[];
	readonly onChange: (mappings: readonly ShownMapping[]) => void;
	readonly isValidated: boolean;
}

/** One row for each account: what holds for everybody without an exception. */
export function AccountRows({ type, accounts, mappings, onChange, isValidated }: MappingsGiven) {
	const t = useTexts(texts).mapping;
	const set = (account: MappedAccount, typed: TypedMapping) => {
		const others = mappings.filter((one) => one.target !== "ALL" || one.accountId !== account.id);
		const isEmpty =
			typed.carries === "QUANTITY" &&
			typed.wageType === null &&
			typed.processingKey === null &&
			typed.absenceKey === null;
		// an emptied row is an account that travels no more
		onChange(isEmpty ? others : [...others, { ...emptyMapping(account.id), ...typed }]);
	};
	return (
		<div className="mapping-rows" data-type={type}>
			<Heads type={type} first={t.account} />
			{accounts.map((account) => {
				const own = mappings.find((one) => one.target === "ALL" && one.accountId === account.id);
				return (
					<div
						key={account.id}
						className="mapping-row"
						data-missing={own === undefined || undefined}
					>
						<span>
							<b>{account.code}</b> {account.name}
							{own === undefined && <small>{t.unmapped}</small>}
						</span>
						<MappingFields
							{...{ type, isAway: account.isAway, name: account.code }}
							mapping={own ?? emptyMapping(account.id)}
							isValidated={isValidated && own !== undefined}
							onChange={(typed) => set(account, typed)}
						/>
					</div>
				);
			})}
		</div>
	);
}

export function emptyMapping(accountId: string): ShownMapping {
	return {
		...{ accountId, target: "ALL", targetId: null, targetName: null, carries: "QUANTITY" },
		...{ wageType: null, processingKey: null, absenceKey: null },
	};
}

interface HeadsGiven {
	readonly type: ExportType;
	readonly first: string;
}

/** Fields say their own names to those who cannot see them above. */
export function Heads({ type, first }: HeadsGiven) {
	const t = useTexts(texts).mapping;
	return (
		<div className="mapping-row mapping-heads" aria-hidden>
			<span>{first}</span>
			<span>{t.wageType}</span>
			{type === "DATEV_LODAS" && <span>{t.processingKey}</span>}
			{type === "DATEV_LUG" && <span>{t.absenceKey}</span>}
			<span>{t.carries}</span>
		</div>
	);
}
