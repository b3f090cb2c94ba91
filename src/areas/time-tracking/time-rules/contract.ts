import { simulationAnswer } from "../../../domain/working-time/simulation/simulation-answer.ts";
import { simulationInput } from "../../../domain/working-time/simulation/simulation-input.ts";
import { endpoint } from "../../../kit/contract/endpoint.ts";

export const contract = {
	simulateWorkingTime: endpoint({
		operationId: "simulateWorkingTime",
		method: "POST",
		path: "/api/working-time/simulation",
		summary:
			"Days and totals that time rules make of what is handed in; nothing stored is read or written",
		access: { key: "timetrackings.manage", level: "READ" },
		input: simulationInput,
		answer: simulationAnswer,
		refusals: [],
		// a year of somebody's entries
		bodyLimit: 4 * 1024 * 1024,
		asRead: true,
	}),
};
