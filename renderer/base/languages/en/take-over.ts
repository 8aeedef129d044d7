/** Users of a service that become customers here. */
export const takeOver = {
  'takeOver.open': 'From the service…',
  'takeOver.title': 'Users at the service',
  'takeOver.text':
    'Take over a user that was created elsewhere. Nothing changes at the service; the name stays on this computer.',
  'takeOver.search': 'Search users',
  'takeOver.foreignOnly': 'Only those not here yet',
  'takeOver.identifier': 'Identifier',
  'takeOver.here': 'Here',
  'takeOver.take': 'Take over',
  'takeOver.takeOne': 'Take over {{id}}',
  'takeOver.taken': '“{{name}}” is a customer here now.',
  'takeOver.soFar_one': '{{n}} user so far…',
  'takeOver.soFar_other': '{{n}} users so far…',
  'takeOver.found_one': '{{n}} of {{total}}',
  'takeOver.found_other': '{{n}} of {{total}}',
  'takeOver.more_one': '{{n}} more: search for it.',
  'takeOver.more_other': '{{n}} more: search for them.',
};
