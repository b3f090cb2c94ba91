/** Tables of shift plans and appointments: a part of `tables`. */
export const planningTables = {
	workspace: { owner: "shift-planning/workspaces" },
	workspace_activity: { owner: "shift-planning/workspaces" },
	qualification_requirement: {
		owner: "shift-planning/workspaces",
		writers: {
			"shift-planning/shifts": "a shift that is copied from another asks for the same",
		},
	},
	shift: {
		owner: "shift-planning/shifts",
		writers: {
			"settings/custom-fields":
				"a deleted custom field takes its values along, whatever kind of entity has them",
		},
	},
	missed_shift: { owner: "shift-planning/shifts" },
	shift_template: { owner: "shift-planning/templates" },
	shift_template_item: { owner: "shift-planning/templates" },
	shift_template_exception: { owner: "shift-planning/templates" },
	shift_sequence: { owner: "shift-planning/sequences" },
	shift_sequence_item: { owner: "shift-planning/sequences" },
	shift_sequence_run: { owner: "shift-planning/sequences" },
	shift_sequence_run_person: { owner: "shift-planning/sequences" },
	shift_edit: { owner: "shift-planning/shifts" },
	shift_news: { owner: "shift-planning/plan-news" },
	shift_reading: { owner: "shift-planning/plan-news" },
	availability: { owner: "shift-planning/availability" },
	shift_claim: { owner: "shift-planning/open-shifts" },
	shift_swap: { owner: "shift-planning/open-shifts" },
	auto_plan: { owner: "shift-planning/auto-plan" },
	auto_plan_setting: { owner: "shift-planning/auto-plan" },
	appointment: { owner: "appointments/appointments" },
	appointment_series: { owner: "appointments/appointments" },
	appointment_exception: { owner: "appointments/appointments" },
	appointment_participant: { owner: "appointments/appointments" },
	calendar_subscription: { owner: "appointments/external-calendars" },
	appointment_template: { owner: "appointments/appointments" },
} as const;
