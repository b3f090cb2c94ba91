import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { removeOrArchive } from "#kit/web/remove-or-archive.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type UnitItem } from "../contract.ts";
import { texts } from "../text.ts";

type Acted = Pick<UnitItem, "id" | "name" | "version" | "isEnabled">;

/** Whatever shows units asks for them anew. */
const renewUnits = () => Promise.all([renew(contract.listUnits), renew(contract.getUnit)]);

/** Moves a unit after asking; like the others it resolves to whether it was done. */
export async function moveUnit(
	{ id: unitId, name, version }: Acted,
	parent: Pick<UnitItem, "id" | "name">,
): Promise<boolean> {
	const { doing, done, move: t } = currentTexts(texts);
	const title = doing.move;
	const text = t.question(name, parent.name);
	if ((await confirm({ title, text, confirm: t.confirm })) === null) return false;
	return attempt({
		context: title,
		done: done.moved,
		act: () => api(contract.moveUnit, { unitId, parentId: parent.id, version }),
		renew: renewUnits,
	});
}

/** Archives a unit, or brings it back. */
export function switchUnit({ id: unitId, version, isEnabled }: Acted): Promise<boolean> {
	const { doing, done } = currentTexts(texts);
	return attempt({
		context: isEnabled ? doing.archive : doing.restore,
		done: isEnabled ? done.archived : done.restored,
		act: () => api(contract.updateUnitState, { unitId, isEnabled: !isEnabled, version }),
		renew: renewUnits,
	});
}

/** Deletes a unit after asking; what is linked may be archived instead. */
export function removeUnit(unit: Acted): Promise<boolean> {
	const { doing, done, actions } = currentTexts(texts);
	return removeOrArchive({
		title: doing.remove,
		asked: { name: unit.name },
		remove: () => api(contract.deleteUnit, { unitId: unit.id }),
		done: done.removed,
		renew: renewUnits,
		inUse: "UNIT_IN_USE",
		archiveLabel: actions.archive,
		archive: unit.isEnabled && (() => switchUnit(unit)),
	});
}
