/** Areas from left to right: on the server, imports go left only. A reaction to the right is an event in the transaction. */
export const serverOrder = [
	"session",
	"settings",
	"staff",
	"contacts",
	"projects",
	"time-tracking",
	"shift-planning",
	"appointments",
	"absences",
	"payroll",
	"reports",
	"home",
] as const;
