import type { MasterDeclaration } from "#kit/contract/master-data/master-data.ts";
import { requireGlobally } from "../refusals/require-globally.ts";
import type { MasterRules } from "./master-rules.ts";
import { everything } from "./master-table.ts";

/** Rules of what nobody sees with a right for one unit or site alone, not even in the list. */
export function forCompany({
	permission,
}: Pick<MasterDeclaration, "permission">): Pick<
	MasterRules<unknown, unknown>,
	"visible" | "demand"
> {
	return {
		visible: ({ session }) => {
			requireGlobally(session, permission, "LIST");
			return everything;
		},
		demand: ({ session }, _row, level) => requireGlobally(session, permission, level),
	};
}
