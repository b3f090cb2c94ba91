import { confirm } from "#kit/ui/dialog/confirm.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { removeOrArchive } from "#kit/web/remove-or-archive.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Whatever shows units asks for them anew. */
const renewUnits = () => Promise.all([renew(contract.listUnits), renew(contract.getUnit)]);

/** What an action needs to know of a unit. */
export interface ActedUnit {
	readonly id: string;
	readonly name: string;
	readonly version: number;
	readonly isEnabled: boolean;
}

export interface UnitActions {
	/** All resolve to whether it was done. */
	readonly move: (
		unit: ActedUnit,
		parent: { readonly id: string; readonly name: string },
	) => Promise<boolean>;
	readonly switchState: (unit: ActedUnit) => Promise<boolean>;
	readonly remove: (unit: ActedUnit) => Promise<boolean>;
}

/** Moving, archiving and deleting, each asked for where it must be; what is linked may be archived instead. */
export function useUnitActions(): UnitActions {
	const { doing, done, move: words } = useTexts(texts);
	const switchState = useSwitchState();
	const remove = useRemove(switchState);
	return {
		switchState,
		remove,
		move: async (unit, parent) => {
			const answer = await confirm({
				title: doing.move,
				text: words.question(unit.name, parent.name),
				confirm: words.confirm,
			});
			if (answer === null) return false;
			const { id, version } = unit;
			return attempt({
				context: doing.move,
				done: done.moved,
				act: () => api(contract.moveUnit, { unitId: id, parentId: parent.id, version }),
				renew: renewUnits,
			});
		},
	};
}

function useSwitchState(): UnitActions["switchState"] {
	const { doing, done } = useTexts(texts);
	return ({ id, version, isEnabled }) =>
		attempt({
			context: isEnabled ? doing.archive : doing.restore,
			done: isEnabled ? done.archived : done.restored,
			act: () => api(contract.updateUnitState, { unitId: id, isEnabled: !isEnabled, version }),
			renew: renewUnits,
		});
}

function useRemove(switchState: UnitActions["switchState"]): UnitActions["remove"] {
	const { doing, done, actions } = useTexts(texts);
	return (unit) =>
		removeOrArchive({
			title: doing.remove,
			asked: { name: unit.name },
			remove: () => api(contract.deleteUnit, { unitId: unit.id }),
			done: done.removed,
			renew: renewUnits,
			inUse: "UNIT_IN_USE",
			archiveLabel: actions.archive,
			archive: unit.isEnabled && (() => switchState(unit)),
		});
}
