/** Well-formed messages, one of each kind that an endpoint meets: the seeds of the fuzz tests. */
export const corpus: readonly Buffer[] = [
  // CON GET /temperature (RFC 7252 figure 16), its answer, and the same with a token (figure 17)
  '40017d34bb74656d7065726174757265',
  '60457d34ff32322e332043',
  '41017d3520bb74656d7065726174757265',
  // Empty ACK, RST, CON
  '60007d38',
  '70007d39',
  '40007d3a',
  // NON POST with payload
  '5102000c01b27264ff3c2f312f303e',
  // CON POST /rd?ep=a&lt=60 with Content-Format 40
  '4402000d01020304b2726411283465703d61056c743d3630ff3c2f333e',
  // CON GET with Observe 0 and Accept
  '48010011a1a2a3a4a5a6a7a8605174622d16',
  // Notification: NON 2.05 with Observe, Content-Format, Max-Age, payload
  '54450012a1a2a3a4620102622d16213cff01',
  // CON PUT with Block1 0/more/64 and Size1
  '430300130b0c0db26677d1030ad11496ff61616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161',
  // 2.05 with ETag, Block2, Size2
  '6145001401426531d106115150ff7879',
  // CON FETCH with Content-Format and payload
  '410500150ac13cff8101',
].map((hex) => Buffer.from(hex, 'hex'));
