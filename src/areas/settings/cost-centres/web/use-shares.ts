import { useState } from "react";
import { flushSync } from "react-dom";
import { areSharesWhole, restOfShares, sumOfShares } from "#domain/cost-centres/sum-of-shares.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { useUnsavedGuard } from "#kit/ui/panel-stack/use-panel-dismissal.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

type Put = InputOf<typeof contract.putCostCentreShares>;

export interface ShareTarget extends Pick<Put, "target" | "targetId"> {
	readonly shares: AnswerOf<typeof contract.getCostCentreShares>["shares"];
}

interface Share {
	readonly costCentreId: string;
	readonly percent: number | null;
}

/** What is typed in the selector; the shares that hold without end are where it begins. */
export function useShares(given: ShareTarget, costCentres: readonly { readonly id: string }[]) {
	const [shares, change] = useState(() => openShares(given, costCentres));
	const [validFrom, setValidFrom] = useState<string | null>(null);
	const [isDirty, setDirty] = useState(false);
	useUnsavedGuard(isDirty);
	const { put, isSaving } = usePutShares(given);
	const setShares = (next: readonly Share[]) => {
		setDirty(true);
		change(next);
	};
	const sum = sumOfShares(shares);
	const isWhole = areSharesWhole(shares);
	/** The first takes all; a further one what is left. */
	const add = (costCentreId: string) => {
		setShares([...shares, { costCentreId, percent: restOfShares(shares) }]);
	};
	return {
		shares,
		validFrom,
		setValidFrom,
		sum,
		isSaving,
		isReady: isWhole && validFrom !== null,
		add,
		remove: (index: number) => setShares(shares.toSpliced(index, 1)),
		setPercent: (index: number, percent: number | null) =>
			setShares(shares.with(index, { ...(shares[index] as Share), percent })),
		async save(): Promise<boolean> {
			if (validFrom === null || !(await put(validFrom, shares))) return false;
			// before the panel closes: nothing is lost any more
			flushSync(() => setDirty(false));
			return true;
		},
	};
}

/** Those that still hold and may still be charged to. */
function openShares(
	{ shares }: ShareTarget,
	costCentres: readonly { readonly id: string }[],
): readonly Share[] {
	const usable = new Set(costCentres.map(({ id }) => id));
	return shares
		.filter(({ validTo }) => validTo === null)
		.filter(({ costCentreId }) => usable.has(costCentreId))
		.map(({ costCentreId, percent }) => ({ costCentreId, percent }));
}

function usePutShares({ target, targetId }: ShareTarget) {
	const t = useTexts(texts).selector;
	const action = useAction(contract.putCostCentreShares, {
		context: t.saving,
		renews: [
			contract.getCostCentreShares,
			contract.listCostCentreTargets,
			contract.listCostCentres,
		],
	});
	const put = async (validFrom: string, shares: readonly Share[]) => {
		const whole = shares.map(({ costCentreId, percent }) => ({
			costCentreId,
			percent: percent ?? 0,
		}));
		try {
			await action.mutateAsync({ target, targetId, validFrom, shares: whole });
			return true;
		} catch {
			// shown by the error handler
			return false;
		}
	};
	return { put, isSaving: action.isPending };
}
